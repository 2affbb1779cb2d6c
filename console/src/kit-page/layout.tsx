import { Sample } from './sample.tsx';

const WORDS = ['Pickup', 'Delivery', 'Return'];

/** Class names of ui/layout.css that arrange their children. */
const ARRANGEMENTS = ['row', 'row wrap between', 'stack gap-half', 'columns', 'center boxed padded'];

/** Class names of secondary text. */
const TEXTS = ['soft', 'quiet', 'faint', 'bad', 'strong', 'figures'];

export function Layout() {
  return (
    <>
      {ARRANGEMENTS.map((names) => (
        <Sample key={names} of={names}>
          <div className={names}>
            {WORDS.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </div>
        </Sample>
      ))}
      <Sample of="Text">
        {TEXTS.map((name) => (
          <span key={name} className={name}>
            {name} 12
          </span>
        ))}
      </Sample>
    </>
  );
}
