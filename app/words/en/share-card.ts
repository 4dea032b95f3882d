/** The line below the title on the picture with which a work is shared. */
export default {sold: 'Sold', soldOut: 'Sold out'};
