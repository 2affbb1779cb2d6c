import { PIECES } from '@tawseel/contract/facts/ledger';
import type { KeyboardEvent } from 'react';
import type { Problems } from '../../api/form.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { showMoney } from '../../ui/format.ts';
import styles from './cash.module.css';
import { sumOf, type TypedPieces, worthOf } from './count-form.ts';

/** Moves to the next box by Enter, which in the last one sends the form; with Ctrl, any of them sends it. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const next = boxes[boxes.indexOf(event.target) + 1];
  if (!next && !event.ctrlKey) return;
  event.preventDefault();
  if (event.ctrlKey || !next) return event.target.form?.requestSubmit();
  next.focus();
  next.select();
}

type PiecesFieldsProps = {
  value: TypedPieces;
  onChange: (pieces: TypedPieces) => void;
  problems: Problems;
  /** True once they have been compared with what is expected. */
  disabled?: boolean | undefined;
};

/** A number box for each kind of notes and coins, largest first, with what they are worth. */
export function PiecesFields({ value, onChange, problems, disabled }: PiecesFieldsProps) {
  return (
    <fieldset className="stack gap-half" disabled={disabled} onKeyDown={onKeyDown}>
      <legend className="strong unpadded">{text.pieces}</legend>
      <p className="quiet">{text.piecesHint}</p>
      {PIECES.map((piece) => {
        const name = showMoney(Number(piece) / 100);
        return (
          <div key={piece} className={styles.piece}>
            <span className="figures" aria-hidden="true">
              {name}
            </span>
            <NumberField
              label={text.pieceCount(name)}
              hideLabel
              step={1}
              inputMode="numeric"
              value={value[piece]}
              error={problems[`pieces.${piece}`]}
              onChange={(typed) => onChange({ ...value, [piece]: typed })}
            />
            <span className={styles.worth}>
              {value[piece] !== '' && showMoney(worthOf(piece, value[piece]))}
            </span>
          </div>
        );
      })}
      <p className={styles.sum}>
        <span>{text.sumOfPieces}</span>
        <span>{showMoney(sumOf(value))}</span>
      </p>
    </fieldset>
  );
}
