import { Page } from '../features/page/page.tsx';
import { moreNavText } from '../texts/more-nav.ts';

export function FollowUps() {
  return <Page title={moreNavText.followUps}>{null}</Page>;
}
