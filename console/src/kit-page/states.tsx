import { useState } from 'react';
import { EmptyBoxArt } from '../ui/art/empty-box-art.tsx';
import { MagnifierArt } from '../ui/art/magnifier-art.tsx';
import { NotFoundArt } from '../ui/art/not-found-art.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Paper } from '../ui/display/paper.tsx';
import { Camera, type CameraTexts } from '../ui/scan/camera.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { FaultBoundary } from '../ui/states/fault-boundary.tsx';
import { Loaded, type LoadState } from '../ui/states/loaded.tsx';
import { Bar, CardSkeleton, TextSkeleton } from '../ui/states/skeleton.tsx';
import { Spinner } from '../ui/states/spinner.tsx';
import { Sample } from './sample.tsx';

export const LOADED: LoadState = { error: null, isFetching: false, refetch: () => undefined };
export const LOADING: LoadState = { ...LOADED, isFetching: true };
const NO_ANSWER = Object.assign(new Error('No answer came.'), { requestId: '9f1c6f0e' });
export const FAILED: LoadState = { ...LOADED, error: NO_ANSWER };

const PAGE = document.implementation.createHTMLDocument('A page');
PAGE.body.append('What will be printed.');

const CAMERA: CameraTexts = {
  title: 'Camera',
  off: 'Close',
  starts: 'It starts…',
  hint: 'Hold the label before it.',
  denied: 'It is not allowed.',
  none: 'There is none.',
  insecure: 'It works by https alone.',
  failed: 'It could not be opened.',
  readerFailed: 'The reader could not be loaded.',
};

function OpenedCamera() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return isOpen ? (
    <Camera texts={CAMERA} onCode={close} onClose={close} />
  ) : (
    <Button onClick={() => setOpen(true)}>Open the camera</Button>
  );
}

function Broken(): never {
  throw new Error('A part that cannot be drawn.');
}

const loads = { failed: 'The profile could not be loaded', skeleton: <TextSkeleton />, data: undefined };

export function States() {
  return (
    <>
      <Sample of="Spinner, Bar, TextSkeleton, CardSkeleton">
        <Spinner />
        <Bar inlineSize="8rem" />
        <TextSkeleton />
        <CardSkeleton cards={2} />
      </Sample>
      <Sample of="EmptyState, with each picture">
        {[<EmptyBoxArt key="box" />, <MagnifierArt key="magnifier" />, <NotFoundArt key="not found" />].map(
          (picture) => (
            <EmptyState
              key={picture.key}
              picture={picture}
              title="Nothing here"
              hint="What to do next."
              action={<Button>Do it</Button>}
            />
          ),
        )}
      </Sample>
      <Sample of="Loaded: loading, failed, failing again with what was there, data">
        <Loaded {...loads} read={LOADING}>
          {() => null}
        </Loaded>
        <Loaded {...loads} read={FAILED}>
          {() => null}
        </Loaded>
        {[FAILED, LOADED].map((read) => (
          <Loaded key={String(read.error)} {...loads} data="Al Quoz Hub" read={read}>
            {(name) => <p>{name}</p>}
          </Loaded>
        ))}
      </Sample>
      <Sample of="Paper: nothing yet, a page">
        <Paper page={undefined} label="Nothing yet" />
        <Paper page={PAGE} label="A page" />
      </Sample>
      <Sample of="Camera, until a code is in its picture">
        <OpenedCamera />
      </Sample>
      <Sample of="FaultBoundary around what cannot be drawn">
        <FaultBoundary>
          <Broken />
        </FaultBoundary>
      </Sample>
    </>
  );
}
