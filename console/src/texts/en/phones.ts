export const phonesText = {
  readAs: (phone: string) => `Read as ${phone}`,
  doubted: 'This is not a valid phone number. It will be saved as typed.',
};
