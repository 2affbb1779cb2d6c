type File = { name: string; text: string };

const HEAD = /^# (\d+)\. (.+)\n\n- Date: (\d{4}-\d{2}-\d{2})\n- Status: (accepted|superseded by (\d+))\n\n/;

const PREFACE = `# Decisions

What was decided and why, in 200 words; what was measured stands in [scale.md](../scale.md). Made by \`npm run docs\`
from the heads of the files.

| | decision | date | status |
|---|---|---|---|
`;

/** The index of the decisions, and what is wrong with them, in sentences. */
export function indexOfDecisions(files: File[]): {
  page: string;
  faults: string[];
} {
  const faults: string[] = [];
  const rows: string[] = [];
  const names = new Map(files.map(({ name }) => [Number.parseInt(name, 10), name]));
  for (const { name, text } of files.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const number = Number.parseInt(name, 10);
    const [, numberText, title, date, status = '', by] = HEAD.exec(text) ?? [];
    if (numberText === undefined) {
      faults.push(
        `${name} does not begin with '# <number>. <title>', '- Date: <day>' and '- Status: accepted'.`,
      );
      continue;
    }
    if (Number(numberText) !== number) faults.push(`${name} calls itself decision ${numberText}.`);
    if (names.get(number) !== name) faults.push(`${name} has the number of ${names.get(number)}.`);
    const later = by === undefined ? undefined : names.get(Number(by));
    if (by !== undefined && later === undefined)
      faults.push(`${name} is superseded by ${by}, which is not there.`);
    rows.push(
      `| ${number} | [${title}](${name}) | ${date} | ${later ? `superseded by [${by}](${later})` : status} |\n`,
    );
  }
  return { page: PREFACE + rows.join(''), faults };
}
