export const moreNavText = {
  hub: 'Hub',
  followUps: 'Follow-ups',
  pickups: 'Pickups',
  areas: 'Areas',
  account: 'Account',
  import: 'Import',
  access: 'Access',
  audit: 'Audit log',
  settings: 'Settings',
};
