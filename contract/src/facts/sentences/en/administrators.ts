type Named = { name: string };

export const administrators = {
  no_such_administrator: 'There is no administrator with this id.',
  only_administrator: ({ name }: Named) => `${name} is the only administrator. Add another one first.`,

  administrator_added: ({ name }: Named) => `${name} is now an administrator.`,
};
