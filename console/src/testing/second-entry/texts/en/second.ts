export const secondText = {
  title: 'The second entry',
  failed: 'The warehouses could not be loaded',
  none: 'No warehouse yet',
  noToken: 'Sign in first',
  again: 'Ask again',
};
