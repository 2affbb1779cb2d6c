export const moreNavText = {
  hub: 'Hub',
  runs: 'Runs',
  contact: 'Contact',
  followUps: 'Follow-ups',
  pickups: 'Pickups',
  areas: 'Areas',
  account: 'Account',
  import: 'Import',
  access: 'Access',
  audit: 'Audit log',
  settings: 'Settings',
};
