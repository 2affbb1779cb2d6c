import { pickups } from '@tawseel/contract/pickups';
import { useReadOnDemand } from '../../api/read.ts';
import { isStanding, type PickupRow } from './pickup-rows.ts';

/** Returns the stored version of a pickup; undefined if it no longer exists. */
export function useStoredPickup(row: PickupRow) {
  const ofDay = useReadOnDemand(pickups.listPickups);
  const standing = useReadOnDemand(pickups.listStandingPickups);
  const { _id, day, standingDay, number } = row;
  return async (): Promise<PickupRow | undefined> => {
    if (isStanding(row)) {
      const answer = await standing.run({ query: {} });
      return 'content' in answer ? answer.content.find((one) => one._id === _id) : undefined;
    }
    const answer = await ofDay.run({ query: { day } });
    return 'content' in answer
      ? answer.content.pickups?.find((one) =>
          standingDay ? one.number === number && one.standingDay === standingDay : one._id === _id,
        )
      : undefined;
  };
}
