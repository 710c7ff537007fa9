-- DATA-04: orders to be picked up have the address of their pickup point; those placed before get it too.
set local lock_timeout = '5s';

update orders
set street = point.street, city = point.city
from (values
  ('ENUGU', '41 Ogui Road', 'Enugu'),
  ('LAGOS', '112 Herbert Macaulay Way', 'Yaba'),
  ('ABUJA', '18 Aminu Kano Crescent', 'Wuse 2'),
  ('PORT HARCOURT', '73 Aba Road', 'Port Harcourt'),
  ('EDO', '55 Airport Road', 'Benin City')
) as point (state, street, city)
where delivery_type = 'PICKUP' and delivery_state = point.state and orders.street is null;
