// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { followTranslations } from './translated-texts.ts';

type LineProps = { waiting: number; isLate?: boolean; name?: string };

/** Texts next to each other and to elements, as screens have them. */
function Line({ waiting, isLate = false, name }: LineProps) {
  return (
    <p>
      {name} {waiting === 0 ? 'All sent' : `${waiting} not sent`} {isLate && 'since long'} <b>{waiting}</b>
      {waiting > 1 ? ' at once' : null}
    </p>
  );
}

const inFonts = (text: string) => {
  const fonts = [0, 1].map(() => document.createElement('font'));
  fonts[0]!.append(fonts[1]!);
  fonts[1]!.textContent = text.replaceAll('sent', 'gesendet');
  return fonts[0]!;
};

/** Ways in which translators put their elements in the place of texts. */
const WAYS: Record<string, (text: Text) => void> = {
  'in one step': (text) => text.replaceWith(inFonts(text.data)),
  'in two steps': (text) => {
    text.before(inFonts(text.data));
    text.remove();
  },
  'around the text': (text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
};

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

beforeAll(followTranslations);

test.each(Object.keys(WAYS))('a page that was translated %s shows what changes since', async (way) => {
  const { container, rerender } = render(<Line waiting={0} name="Bilal" />);
  const translate = () => act(async () => textsIn(container).forEach(WAYS[way]!));
  const plain = () => container.textContent.replace(/\s+/g, ' ').replaceAll('gesendet', 'sent').trim();
  const show = (props: LineProps) => act(async () => rerender(<Line {...props} />));
  const steps: [LineProps, string][] = [
    [{ waiting: 1, name: 'Bilal' }, 'Bilal 1 not sent 1'],
    [{ waiting: 2, name: 'Bilal', isLate: true }, 'Bilal 2 not sent since long 2 at once'],
    [{ waiting: 3, isLate: true }, '3 not sent since long 3 at once'],
    [{ waiting: 1 }, '1 not sent 1'],
    [{ waiting: 0, name: 'Sana' }, 'Sana All sent 0'],
  ];
  for (const [props, text] of steps) {
    await translate();
    await show(props);
    expect(plain()).toBe(text);
  }
});
