import { IconDownload } from '@tabler/icons-react';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { type Proof, proofs } from '@tawseel/contract/proofs';
import { useAction } from '../../../api/action.ts';
import { useForm } from '../../../api/form.ts';
import { hasCall } from '../../../api/host.ts';
import { showMessage } from '../../../api/messages.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { usePictures } from '../../../api/use-pictures.ts';
import { attemptsText as text } from '../../../texts/en/attempts.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { showTime } from '../../../ui/dates.ts';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { Thumbnails } from '../../../ui/dialog/picture-viewer.tsx';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { Bar, LoadingStatus } from '../../../ui/states/skeleton.tsx';
import styles from '../details/order-details.module.css';

type LooseProof = Loose<Proof>;

const kindOf = ({ kind = 'photo' }: LooseProof) => text.proofs[kind];
const isHere = ({ arrivedAt, droppedAt }: LooseProof) => Boolean(arrivedAt) && !droppedAt;

/** Returns the text in place of a picture. */
function lineOf(proof: LooseProof): string {
  return proof.droppedAt
    ? text.proofDropped(kindOf(proof), showTime(proof.droppedAt))
    : text.proofWaits(kindOf(proof));
}

/** `TWS-4K7P-9QXM-photo.webp`, by the type that the file has. */
function fileName(trackingID: string, { kind = 'photo' }: LooseProof, src: string): string {
  const [, type = 'webp'] = /^data:image\/(\w+)/.exec(src) ?? [];
  return `${trackingID}-${kind}.${type}`;
}

type ActsProps = { proof: LooseProof; trackingID: string; src: string; onDropped: () => void };

function PictureActs({ proof, trackingID, src, onDropped }: ActsProps) {
  return (
    <div className="row wrap stretch">
      {src && (
        <a className={buttonClass({ small: true })} href={src} download={fileName(trackingID, proof, src)}>
          <IconDownload size={16} aria-hidden="true" />
          {text.download}
        </a>
      )}
      {hasCall(proofs.dropProof) && (
        <DropProof id={proof._id ?? ''} kind={kindOf(proof)} onDone={onDropped} />
      )}
    </div>
  );
}

/** Photos and signatures of an attempt: those that are there, small, and a line for each that is not. */
export function AttemptProofs({ trackingID, of }: { trackingID: string; of: readonly LooseProof[] }) {
  const here = of.filter(isHere);
  const pictures = usePictures(
    proofs.readProof,
    here.map(({ _id: id = '' }) => ({ params: { id } })),
  );
  const isLoading = pictures.includes(undefined);
  return (
    <div className={styles.proofs}>
      {isLoading && <LoadingStatus />}
      {isLoading && <Bar inlineSize="6rem" blockSize="6rem" />}
      {!isLoading && here.length > 0 && (
        <Thumbnails
          pictures={here.map((proof, at) => {
            const title = text.proofOf(kindOf(proof), showTime(proof.takenAt));
            const src = pictures[at] ?? '';
            return {
              src,
              alt: title,
              acts: (close) => <PictureActs {...{ proof, trackingID, src }} onDropped={close} />,
            };
          })}
        />
      )}
      {of
        .filter((proof) => !isHere(proof))
        .map((proof) => (
          <p key={proof._id}>{lineOf(proof)}</p>
        ))}
    </div>
  );
}

type DropProps = { id: string; kind: string; onDone: () => void };

/** Deletes the file of a proof, with the reason. Remounted each time it is opened. */
function DropForm({ id, kind, onDone, open, onClose }: DropProps & { open: boolean; onClose: () => void }) {
  const form = useForm(proofs.dropProof.body, { reason: '' });
  const drop = useAction(proofs.dropProof, {
    done: showMessage,
    failed: text.dropFailed,
    after: () => {
      onClose();
      onDone();
    },
    form,
  });

  return (
    <ReasonDialog
      open={open}
      form={form}
      send={(body) => drop.run({ params: { id }, body })}
      onClose={onClose}
      title={text.dropTitle(kind)}
      yes={text.drop}
      busy={drop.busy}
      text={text.dropText}
      reason={{ label: text.reason, maxLength: LONGEST.note, ...form.field('reason') }}
    />
  );
}

function DropProof(props: DropProps) {
  const dropping = useOpened<true>();
  return (
    <>
      <Button small onClick={() => dropping.open(true)}>
        {text.drop}
      </Button>
      <Opened of={dropping}>{(frame) => <DropForm {...props} {...frame} />}</Opened>
    </>
  );
}
