type NameParam = { name: string };

export const apiKeys = {
  no_such_key: 'There is no API key with this id.',
  no_such_owner: ({ owner }: { owner: string }) => `There is no ${owner} with this id.`,
  owner_not_active: ({ name }: NameParam) => `${name} is not active; the key would be refused.`,
  day_in_past: 'This day is in the past. Choose today or a later day.',

  key_created: ({ name }: NameParam) => `The key ${name} was created. It is shown only once.`,
  key_renamed: ({ name }: NameParam) => `The key is now called ${name}.`,
  key_revoked: ({ name }: NameParam) => `The key ${name} was revoked.`,
};
