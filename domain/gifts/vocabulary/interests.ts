export const interestIds = [
  "reading","writing","poetry","history","philosophy","languages","science","astronomy","mathematics","nature","birdwatching",
  "animals","dogs","cats","horses","aquariums","dinosaurs","gardening","houseplants","flowers","cooking","baking","barbecue",
  "coffee","tea","wine","whisky","beer","cocktails","sake","home-brewing","chocolate","cheese","sweets","healthy-eating",
  "vegan-food","dining","spicy-food","fishing","hiking","camping","climbing","cycling","running","swimming","surfing","sailing",
  "diving","skiing","skating","skateboarding","football","basketball","baseball","tennis","badminton","table-tennis","golf",
  "volleyball","martial-arts","boxing","yoga","fitness","dance","ballet","meditation","spa","photography","film","theatre",
  "opera","musicals","tv-series","anime","manga","drawing","painting","calligraphy","ceramics","knitting","sewing","embroidery",
  "woodworking","leathercraft","paper-craft","model-making","building-bricks","diy","jewellery-making","journaling",
  "stationery","fountain-pens","board-games","card-games","puzzles","chess","go","mahjong","video-games","retro-games",
  "role-playing-games","magic-tricks","collecting","stamps","coins","antiques","vintage","fashion","sneakers","watches",
  "jewellery","perfume","make-up","skincare","nails","interior-design","architecture","art","music","vinyl","piano","guitar",
  "violin","drums","singing","electronic-music","classical-music","jazz","rock-music","k-pop","hip-hop","concerts","podcasts",
  "technology","programming","robotics","drones","electronics","3d-printing","smart-home","cars","motorcycles","motorsport",
  "trains","aviation","travel","road-trips","hot-springs","theme-parks","volunteering","sustainability","family-history",
  "astrology","spirituality","mythology","true-crime","science-fiction","fantasy","investing","business","psychology",
  "self-improvement","beekeeping","foraging","picnics","cosplay","traditional-dress","incense",
] as const;
export type InterestId = (typeof interestIds)[number];
