export const moreNavText = {
  hub: 'Hub',
  followUps: 'Follow-ups',
  account: 'Account',
  import: 'Import',
  access: 'Access',
  audit: 'Audit log',
  settings: 'Settings',
};
