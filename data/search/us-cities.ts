/**
 * The larger cities of the United States and the capitals of its states, without those whose name is a word of the
 * library or of the trade (Billings, Plano). A search leaves them out: no document is for one city, and a city's name is no misspelling.
 */
export const usCities: readonly string[] = `
Abilene, Akron, Albany, Albuquerque, Alexandria, Allentown, Amarillo, Anaheim, Anchorage, Ann Arbor, Annapolis, Arlington,
Arvada, Asheville, Athens, Atlanta, Augusta, Aurora, Austin, Bakersfield, Baltimore, Baton Rouge, Beaumont, Bellevue,
Berkeley, Birmingham, Bismarck, Boca Raton, Boise, Boston, Boulder, Brandon, Bridgeport, Broken Arrow, Brownsville, Buffalo,
Burbank, Cambridge, Cape Coral, Carlsbad, Carrollton, Carson City, Cary, Cedar Rapids, Chandler, Charleston, Charlotte,
Chattanooga, Chesapeake, Cheyenne, Chicago, Chula Vista, Cincinnati, Clarksville, Clearwater, Cleveland, Colorado Springs,
Columbia, Columbus, Coral Springs, Corona, Corpus Christi, Dallas, Davenport, Dayton, Denton, Denver, Des Moines, Detroit,
Dover, Duluth, Durham, El Paso, Elgin, Elizabeth, Escondido, Eugene, Evansville, Everett, Fairfield, Fargo, Fayetteville,
Flagstaff, Fontana, Fort Collins, Fort Lauderdale, Fort Myers, Fort Wayne, Fort Worth, Frankfort, Fremont, Fresno, Frisco,
Fullerton, Gainesville, Galveston, Garden Grove, Garland, Gilbert, Glendale, Grand Prairie, Grand Rapids, Green Bay,
Greensboro, Greenville, Gulfport, Hampton, Harrisburg, Hartford, Hayward, Helena, Henderson, Hialeah, Hollywood, Honolulu,
Houston, Huntington Beach, Huntsville, Indianapolis, Iowa City, Irvine, Irving, Jackson, Jacksonville, Jefferson City,
Jersey City, Joliet, Juneau, Kansas City, Killeen, Knoxville, Lafayette, Lakeland, Lakewood, Lancaster, Lansing, Laredo,
Las Vegas, Lexington, Lincoln, Little Rock, Long Beach, Los Angeles, Louisville, Lowell, Lubbock, Macon, Madison, Manchester,
McAllen, McKinney, Memphis, Mesa, Mesquite, Miami Gardens, Miami-Dade, Miami, Midland, Milwaukee, Minneapolis, Miramar,
Mobile, Modesto, Montgomery, Montpelier, Moreno Valley, Murfreesboro, Naperville, Naples, Nashville, New Haven, New Orleans,
New York City, Newark, Newport News, Norfolk, North Las Vegas, Oakland, Oceanside, Odessa, Oklahoma City, Olathe, Olympia,
Omaha, Ontario, Oregon City, Orlando, Overland Park, Oxnard, Palm Bay, Palmdale, Pasadena, Paterson, Pearland, Pembroke Pines, Pensacola,
Peoria, Philadelphia, Phoenix, Pittsburgh, Pomona, Port St Lucie, Portland, Providence, Provo, Pueblo, Raleigh,
Rancho Cucamonga, Rapid City, Reno, Richardson, Richmond, Riverside, Roanoke, Rochester, Rockford, Roseville, Round Rock,
Sacramento, Saint Louis, Saint Paul, Saint Petersburg, Salem, Salinas, Salt Lake City, San Antonio, San Bernardino, San Diego,
San Francisco, San Jose, San Marcos, Santa Ana, Santa Clara, Santa Clarita, Santa Fe, Santa Rosa, Sarasota, Savannah,
Scottsdale, Scranton, Seattle, Shreveport, Simi Valley, Sioux City, Sioux Falls, South Bend, Spokane, Springfield, St Louis,
St Paul, St Petersburg, Stamford, Sterling Heights, Stockton, Sunnyvale, Surprise, Syracuse, Tacoma, Tallahassee, Tampa,
Tempe, Texas City, Thornton, Thousand Oaks, Toledo, Topeka, Torrance, Trenton, Tucson, Tulsa, Tuscaloosa, Tyler, Vallejo, Vancouver,
Virginia Beach, Visalia, Waco, Warren, Waterbury, West Palm Beach, West Valley City, Wichita Falls, Wichita, Wilmington,
Winston-Salem, Worcester, Yonkers`
  .split(',')
  .map((name) => name.trim().replace(/\s+/g, ' '))
