/** Refusals shared by several areas. */
export const noSuchCompany = { no_such_company: 'No such company' };
export const noSuchOrder = {
  no_such_order: 'No such order',
  order_of_other_warehouse: 'The warehouse of the caller has or expects the parcel of an order of another',
};
export const noSuchSender = { no_such_sender: 'No such sender' };
export const noSuchWarehouse = { no_such_warehouse: 'No such warehouse' };
export const administratorsName = { administrators_name: 'The name is that of an administrator' };
export const weak = {
  short_password: 'The password has fewer than 12 characters',
  weak_password: 'The password is easy to guess',
};
export const codeAsked = {
  second_factor: 'The second factor is on, and no code was sent',
  wrong_second_factor: 'The code is wrong or was used before',
};
