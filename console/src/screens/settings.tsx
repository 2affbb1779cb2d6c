import { business } from '@tawseel/contract/business';
import { useRead } from '../api/read.ts';
import { BusinessSettings } from '../features/business/business-settings.tsx';
import { Page } from '../features/page/page.tsx';
import { settingsText as text } from '../texts/en/settings.ts';
import { Card } from '../ui/display/card.tsx';
import { Loaded } from '../ui/states/loaded.tsx';
import { TextSkeleton } from '../ui/states/skeleton.tsx';

export function Settings() {
  const read = useRead(business.readBusiness, {});
  return (
    <Page title={text.title}>
      <Loaded
        read={read}
        data={read.data}
        skeleton={
          <Card>
            <TextSkeleton lines={8} />
          </Card>
        }
        failed={text.loadFailed}
      >
        {(stored) => <BusinessSettings stored={stored} reload={() => void read.refetch()} />}
      </Loaded>
    </Page>
  );
}
