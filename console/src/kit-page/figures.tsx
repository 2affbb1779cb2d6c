import { IconPackage } from '@tabler/icons-react';
import { DeliveryArt } from '../ui/art/delivery-art.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { showDay, showTime } from '../ui/dates.ts';
import { Card } from '../ui/display/card.tsx';
import { DefinitionList } from '../ui/display/definition-list.tsx';
import { PieChart } from '../ui/display/pie-chart.tsx';
import { ShareBar } from '../ui/display/share-bar.tsx';
import { StatCard, StatGrid } from '../ui/display/stat-card.tsx';
import { Timeline } from '../ui/display/timeline.tsx';
import { showMoney, showNumber } from '../ui/format.ts';
import { Sample } from './sample.tsx';

const INSTANT = '2026-11-24T10:52:00Z';

export function Figures() {
  return (
    <>
      <Sample of="StatCard: by itself, gain and loss, with a change">
        <StatGrid>
          <StatCard label="Orders" value={showNumber(12345)} icon={<IconPackage aria-hidden="true" />} />
          <StatCard label="Profit" value={showMoney(1234.5)} tone="good" />
          <StatCard label="Profit" value={showMoney(-12)} tone="bad" />
          <StatCard
            label="Today"
            value={showNumber(17)}
            change={{ text: '4 more', direction: 'up', tone: 'good' }}
          />
        </StatGrid>
      </Sample>
      <Sample of="Card: title, about and actions; flush">
        <Card title="Weight charges" about="Added to the rate." actions={<Button small>Add</Button>}>
          <p>What stands in it.</p>
        </Card>
        <Card title="Flush" flush>
          <p>To its edges.</p>
        </Card>
      </Sample>
      <Sample of="Two columns with DefinitionList and Timeline">
        <div className="split">
          <DefinitionList
            items={[
              { label: 'City', value: 'Dubai' },
              { label: 'Since', value: showDay(INSTANT) },
              { label: 'Address', value: 'Warehouse 4, Street 12, Al Quoz', wide: true },
            ]}
          />
          <Timeline
            label="History"
            events={[
              { key: '2', title: 'Delivered', time: showTime(INSTANT), tone: 'good' },
              { key: '1', title: 'Picked up', time: showTime(INSTANT), text: 'By Ahmed' },
            ]}
          />
        </div>
      </Sample>
      <Sample of="PieChart: some, none">
        <PieChart
          label="Orders by type"
          slices={[
            { key: 'urgent', label: 'Urgent', value: 8, text: '8', tone: 'urgent' },
            { key: 'normal', label: 'Normal', value: 17, text: '17', tone: 'action' },
          ]}
        />
        <PieChart label="Orders by type" slices={[]} />
      </Sample>
      <Sample of="ShareBar: some, one, none">
        <div className="stack grow">
          <ShareBar
            shares={[
              { key: 'done', value: 12, tone: 'good' },
              { key: 'failed', value: 2, tone: 'bad' },
              { key: 'left', value: 16, tone: 'none' },
            ]}
          />
          <ShareBar shares={[{ key: 'done', value: 30, tone: 'good' }]} />
          <ShareBar shares={[]} />
        </div>
      </Sample>
      <Sample of="DeliveryArt">
        <DeliveryArt label="A van" />
      </Sample>
    </>
  );
}
