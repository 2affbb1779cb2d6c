type NameParam = { name: string };

export const administrators = {
  no_such_administrator: 'There is no administrator with this id.',
  only_administrator: ({ name }: NameParam) => `${name} is the only administrator. Add another one first.`,

  administrator_added: ({ name }: NameParam) => `${name} is now an administrator.`,
};
