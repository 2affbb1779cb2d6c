import { IconCamera, IconRulerMeasure, IconSearch } from '@tabler/icons-react';
import { isTrackingId } from '@tawseel/contract/facts/tracking-id';
import { scanning } from '@tawseel/contract/scanning';
import { type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { hasCall } from '../../api/host.ts';
import { cameraText } from '../../texts/en/camera.ts';
import { hubText as text } from '../../texts/en/hub.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { Tabs } from '../../ui/display/tabs.tsx';
import { useShownKeys } from '../../ui/keys/page-key-list.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { useSearchParamChoice, useSearchParamState } from '../../ui/navigation/use-search-param-state.ts';
import type { CameraProps } from '../../ui/scan/camera.tsx';
import { listenToScanners } from '../../ui/scan/wedge.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import { isCameraWanted, mayOpenCamera } from './desk/camera-page.ts';
import { scannerGap, stationName } from './desk/desk.ts';
import { DeskBar } from './desk/desk-bar.tsx';
import { LastScans } from './desk/last-scans.tsx';
import { isOurs, readCode, readTyped } from './desk/read-code.ts';
import type { ScanDesk } from './desk/scan-desk.ts';
import { useKeyboard } from './desk/use-hub-keys.ts';
import { useTabScans } from './desk/use-tab-scans.ts';
import styles from './hub.module.css';
import { HubContext, type Hub as HubParts, useHub, useHubKeys } from './hub-context.ts';
import { AnswerPanel, type Mode } from './parcel/answer-panel.tsx';
import { FindDialog } from './parcel/find-dialog.tsx';
import { MeasureDialog } from './parcel/measure-dialog.tsx';
import { ParcelWindow } from './parcel/parcel-window.tsx';
import { Question } from './parcel/question.tsx';
import { type LooseParcel, shownHere } from './scan-display.ts';
import { CountTab } from './tabs/count-tab.tsx';
import { HeldTab } from './tabs/held-tab.tsx';
import { ReceiveTab } from './tabs/receive-tab.tsx';
import { SendTab } from './tabs/send-tab.tsx';

/** Sorting: the answer tells where a parcel goes. */
function SortTab() {
  useTabScans({ ask: () => ({ act: 'sorted' }) });
  return null;
}

const Camera = lazyComponent<'Camera', CameraProps>(() => import('../../ui/scan/camera.tsx'), 'Camera');

const MODES = ['receive', 'sort', 'send', 'count', 'held'] as const;
const MODE_KEYS: Readonly<Record<Mode, string>> = {
  receive: 'R',
  sort: 'S',
  // Not T, because tracking IDs begin with it.
  send: 'D',
  count: 'C',
  held: 'H',
};

function useKeyList(): void {
  const keys = useMemo(() => {
    const does = text.keyTexts;
    return {
      title: text.keys,
      shortcuts: [
        { keys: MODES.map((mode) => MODE_KEYS[mode]), does: does.modes },
        { keys: ['E'], does: does.code },
        { keys: ['M'], does: does.missing },
        { keys: ['F'], does: does.find },
        { keys: ['W'], does: does.measure },
        { keys: ['N'], does: does.newRun },
        { keys: ['L'], does: does.leave },
        { keys: ['1', '…', '9'], does: does.choose },
        { keys: ['K'], does: does.camera },
        { keys: ['Q'], does: does.silence },
      ],
    };
  }, []);
  useShownKeys(keys);
}

/** State of the camera; one that was requested on another page opens with this one. */
function useCamera(): { isOpen: boolean; toggle: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(() => isCameraWanted() && mayOpenCamera());
  return {
    isOpen,
    toggle: () => setOpen(!isOpen && mayOpenCamera()),
    close: () => setOpen(false),
  };
}

/** Buttons to find, to measure and for the camera, in all tabs. */
function DeskButtons({ camera, mode }: { camera: ReturnType<typeof useCamera>; mode: Mode }) {
  const { desk } = useHub();
  const finding = useOpened<true>();
  const measuring = useOpened<LooseParcel>();

  function measure() {
    const { parcel, code = '' } = desk.read() ?? {};
    const trackingID = parcel?.trackingID ?? (isTrackingId(code) ? code : undefined);
    if (trackingID) measuring.open({ ...parcel, trackingID });
    else desk.show(shownHere('look', text.words.refused, text.measureNothing));
  }

  useHubKeys({ F: () => finding.open(true), W: measure, K: camera.toggle });
  return (
    <div className="row wrap">
      <Button icon={<IconSearch size={18} aria-hidden="true" />} onClick={() => finding.open(true)}>
        {text.find}
      </Button>
      <Button icon={<IconRulerMeasure size={18} aria-hidden="true" />} onClick={measure}>
        {text.measure}
      </Button>
      <Button
        icon={<IconCamera size={18} aria-hidden="true" />}
        aria-pressed={camera.isOpen}
        onClick={camera.toggle}
      >
        {text.camera}
      </Button>
      <Opened of={finding}>{(frame) => <FindDialog mode={mode} {...frame} />}</Opened>
      <Opened of={measuring}>{(frame, parcel) => <MeasureDialog parcel={parcel} {...frame} />}</Opened>
    </div>
  );
}

function Modes() {
  const [mode, setMode] = useSearchParamChoice('tab', MODES);
  const [, setArrival] = useSearchParamState('arrival', 'anything');
  const { desk } = useHub();
  const camera = useCamera();
  useKeyList();

  function choose(next: Mode) {
    if (next !== mode) desk.show(undefined);
    setMode(next);
  }

  useHubKeys(Object.fromEntries(MODES.map((each) => [MODE_KEYS[each], () => choose(each)])));

  function receive(runId: string) {
    choose('receive');
    setArrival(`run:${runId}`);
  }

  return (
    <Tabs
      label={text.tabs}
      tabs={MODES.map((value) => ({ value, label: text.modes[value] }))}
      value={mode}
      onChange={choose}
    >
      <DeskBar />
      <AnswerPanel mode={mode} />
      <Question mode={mode} />
      {mode === 'held' ? (
        <div className="above">
          <HeldTab />
        </div>
      ) : (
        <div className={styles.columns}>
          <div className="stack narrow">
            <DeskButtons camera={camera} mode={mode} />
            {camera.isOpen && (
              <Suspense>
                <Camera
                  texts={cameraText}
                  onCode={(code) => desk.scan(readTyped(code))}
                  onClose={camera.close}
                />
              </Suspense>
            )}
            {mode === 'receive' && <ReceiveTab />}
            {mode === 'sort' && <SortTab />}
            {mode === 'send' && <SendTab onReceive={receive} />}
            {mode === 'count' && <CountTab />}
          </div>
          <LastScans />
        </div>
      )}
    </Tabs>
  );
}

/** Tabs of a desk; users who may not scan see held parcels only. */
export function HubWork() {
  return hasCall(scanning.scan) ? <Modes /> : <HeldTab />;
}

export type HubDeskProps = Pick<HubParts, 'here' | 'printButton' | 'startWindow'> & {
  desk: ScanDesk;
  road: (trackingID: string) => ReactNode;
  children: ReactNode;
};

/** Provides the desk of a hub: its scanners, its shortcuts, and the dialog of a parcel. */
export function HubDesk({ here, desk, printButton, startWindow, road, children }: HubDeskProps) {
  const { addKeys, onKey, onScan, onTyped } = useKeyboard();
  const opened = useOpened<LooseParcel>();
  const { open } = opened;
  const hub = useMemo<HubParts>(
    () => ({ here, desk, addKeys, onTyped, open, printButton, startWindow }),
    [here, desk, addKeys, onTyped, open, printButton, startWindow],
  );

  // Before the page is painted, because a user who sees it may scan.
  useLayoutEffect(
    () =>
      listenToScanners({
        onBurst: (burst) => {
          onScan();
          desk.scan(readCode(burst));
        },
        onKey,
        isCode: isOurs,
        onTooSlow: (gap) => {
          onScan();
          desk.show(shownHere('bad', text.words.misread, text.tooSlow(gap, stationName())));
        },
        gap: scannerGap,
      }),
    [desk, onKey, onScan],
  );

  return (
    <HubContext value={hub}>
      {children}
      <Opened of={opened}>
        {(frame, parcel) => (
          <ParcelWindow parcel={parcel} {...frame} road={road} mayScan={hasCall(scanning.scan)} />
        )}
      </Opened>
    </HubContext>
  );
}
