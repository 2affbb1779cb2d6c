export const usersText = {
  title: 'Users',
} as const;
