import type { FileImport } from '@tawseel/contract/imports';
import { importText as text } from '../../texts/en/import.ts';
import { Card } from '../../ui/display/card.tsx';
import { SENDER } from './fields.ts';
import styles from './import.module.css';

/** The first rows of a file as they would be imported, with problems in their cells. */
export function FirstRows({ columns }: { columns: NonNullable<FileImport['columns']> }) {
  const { rows, rowFaults, fields } = columns;
  const faultAt = (line: number, column: string) =>
    rowFaults.find((fault) => fault.line === line && fault.column === column)?.message;
  // A value that is set for all rows stands at its column; here it would only push the others aside.
  const shown = fields
    .filter(({ name }) => name !== SENDER)
    .filter(({ from, set, name }) => from.length > 0 || rows.some(({ cells }) => cells[name] !== set))
    .map(({ name }) => name)
    .filter((name) => rows.some(({ line, cells }) => cells[name] !== undefined || faultAt(line, name)));
  return (
    <Card title={text.preview} about={text.previewAbout} flush={rows.length > 0}>
      {rows.length === 0 && <p className="quiet measure">{text.previewNone}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        <section className={styles.scroll} aria-label={text.preview} tabIndex={0}>
          <table className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">{text.lineHead}</th>
                {shown.map((name) => (
                  <th key={name} scope="col">
                    {text.columnName(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, cells }) => (
                <tr key={line}>
                  <td>{line}</td>
                  {shown.map((name) => (
                    <td key={name} className={faultAt(line, name) && 'bad'}>
                      <bdi>{cells[name] ?? faultAt(line, name)}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}
