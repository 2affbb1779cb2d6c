export const profileText = {
  title: 'Admin Profile View',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  note: 'Note: this data cannot be edited.',
  fetchFailed: 'Failed to fetch Warehouse profile data.',
};
