/** The line below the title on a work's share picture. */
export default {sold: 'Sold', reserved: 'Reserved', soldOut: 'Sold out'};
