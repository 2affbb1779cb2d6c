import { cash } from '@tawseel/contract/cash';
import { call } from '../api/call.ts';
import { hasCall } from '../api/host.ts';
import { BalancePostings } from '../features/cash/balance-postings.tsx';
import { BalancesTab } from '../features/cash/balances-tab.tsx';
import { CardsTab } from '../features/cash/cards-tab.tsx';
import { CloseBox } from '../features/cash/close-box.tsx';
import { ConfirmCount } from '../features/cash/confirm-count.tsx';
import { CountDetails } from '../features/cash/count-details.tsx';
import { CountSafe } from '../features/cash/count-safe.tsx';
import { CountsTab } from '../features/cash/counts-tab.tsx';
import { DriverCash } from '../features/cash/driver-cash.tsx';
import { DriversTab } from '../features/cash/drivers-tab.tsx';
import { HandIn } from '../features/cash/hand-in.tsx';
import { Journal } from '../features/cash/journal.tsx';
import { MoveMoney } from '../features/cash/move-money.tsx';
import { Receipt } from '../features/cash/receipt.tsx';
import { ReverseHandIn } from '../features/cash/reverse-hand-in.tsx';
import type { LooseBalance, LooseCount, LooseDriver } from '../features/cash/use-cash.ts';
import { CsvButton } from '../features/export/csv-button.tsx';
import { Page } from '../features/page/page.tsx';
import { balancesText, countingText, cashText as text } from '../texts/en/cash.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Opened } from '../ui/dialog/opened.tsx';
import { Tabs } from '../ui/display/tabs.tsx';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { useSearchParamChoice } from '../ui/navigation/use-search-param-state.ts';
import { useWindowAddress } from '../ui/navigation/use-window-address.ts';
import { useWindowLink } from '../ui/navigation/use-window-link.ts';

const TABS = ['drivers', 'cards', 'balances', 'counts'] as const;

function BalanceCsv({ number }: { number: number }) {
  const fetchCsv = () => call(cash.exportBalance, { params: { number } });
  return <CsvButton list={`balance-${number}`} fetchCsv={fetchCsv} />;
}

function JournalCsv({ month }: { month: string | undefined }) {
  const fetchCsv = () => call(cash.exportJournal, { query: month === undefined ? {} : { month } });
  return <CsvButton list={month === undefined ? 'journal' : `journal-${month}`} fetchCsv={fetchCsv} />;
}

/** Cash of drivers, boxes and the safe: hand-ins, counts, and moves of money. */
export function Cash() {
  const [tab, setTab] = useSearchParamChoice('tab', TABS);
  const driver = useWindowAddress('driver');
  const handIn = useOpened<LooseDriver>();
  const count = useWindowAddress('count');
  const reversed = useOpened<LooseCount>();
  const confirmed = useOpened<LooseCount>();
  const receipt = useOpened<number>();
  const balance = useOpened<LooseBalance>();
  const safe = useOpened<LooseBalance>();
  const closing = useOpened<true>();
  const moving = useOpened<true>();
  const canMove = hasCall(cash.moveCash);
  useWindowLink('moveMoney', canMove ? () => moving.open(true) : undefined);
  useWindowLink('closeBox', hasCall(cash.closeBox) ? () => closing.open(true) : undefined);

  function openHandIn(chosen: LooseDriver) {
    driver.close();
    handIn.open(chosen);
  }

  function openSafe(counted: LooseBalance) {
    balance.close();
    safe.open(counted);
  }

  const actions = (
    <>
      {canMove && (
        <Button small onClick={() => moving.open(true)}>
          {balancesText.move}
        </Button>
      )}
      {hasCall(cash.closeBox) && (
        <Button small onClick={() => closing.open(true)}>
          {countingText.close}
        </Button>
      )}
    </>
  );
  return (
    <Page title={text.title} actions={actions}>
      <Tabs
        label={text.tabs}
        tabs={TABS.map((value) => ({ value, label: text[value] }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'drivers' && (
          <DriversTab onOpen={({ driver: { _id = '' } = {} }) => driver.open(_id)} onHandIn={openHandIn} />
        )}
        {tab === 'cards' && <CardsTab />}
        {tab === 'balances' && (
          <BalancesTab
            onOpen={balance.open}
            actions={
              hasCall(cash.countSafe) && (
                <>
                  {hasCall(cash.exportJournal) && (
                    <Journal exporting={(month) => <JournalCsv month={month} />} />
                  )}
                  <Button small onClick={() => safe.open({})}>
                    {countingText.countSafe}
                  </Button>
                </>
              )
            }
          />
        )}
        {tab === 'counts' && <CountsTab onOpen={({ number = '' }) => count.open(String(number))} />}
      </Tabs>
      <Opened of={driver}>{(frame, id) => <DriverCash id={id} {...frame} onHandIn={openHandIn} />}</Opened>
      <Opened of={handIn}>
        {(frame, driver) => <HandIn driver={driver} {...frame} onDone={receipt.open} />}
      </Opened>
      <Opened of={count}>
        {(frame, number) => (
          <CountDetails
            number={Number(number)}
            {...frame}
            onPrint={receipt.open}
            onReverse={(chosen) => {
              frame.onClose();
              reversed.open(chosen);
            }}
            onConfirm={(chosen) => {
              frame.onClose();
              confirmed.open(chosen);
            }}
          />
        )}
      </Opened>
      <Opened of={reversed}>{(frame, count) => <ReverseHandIn count={count} {...frame} />}</Opened>
      <Opened of={confirmed}>{(frame, count) => <ConfirmCount count={count} {...frame} />}</Opened>
      <Opened of={balance}>
        {(frame, counted) => (
          <BalancePostings
            balance={counted}
            {...frame}
            exporting={
              <>
                {hasCall(cash.exportBalance) && <BalanceCsv number={counted.no ?? 0} />}
                {counted.kind === 'safe' && hasCall(cash.countSafe) && (
                  <Button onClick={() => openSafe(counted)}>{countingText.countSafe}</Button>
                )}
              </>
            }
          />
        )}
      </Opened>
      <Opened of={safe}>
        {(frame, counted) => <CountSafe safe={counted} {...frame} onDone={receipt.open} />}
      </Opened>
      <Opened of={closing}>{(frame) => <CloseBox {...frame} onDone={receipt.open} />}</Opened>
      <Opened of={moving}>{(frame) => <MoveMoney {...frame} />}</Opened>
      <Opened of={receipt}>{(frame, count) => <Receipt count={count} {...frame} />}</Opened>
    </Page>
  );
}
