export const thingIds = [
  // food and drink
  "food","alcohol","wine","beer","whisky","sake","spirits","cocktail","coffee","coffee-machine","tea","teapot","matcha","chocolate","sweets","cake",
  "cheese","dairy","meat","seafood","nuts","gluten","honey","spice","sauce","fruit","snack","hamper",
  // books and paper
  "book","cookbook","novel","art-book","travel-guide","childrens-book","comic","magazine","notebook","diary","pen","fountain-pen","calendar","stationery","stamp","sticker",
  // wear and carry
  "jewellery","necklace","bracelet","earrings","ring","brooch","cufflinks","watch","clothing","shirt","sweater","jacket","dress","underwear","pyjamas","robe","slippers",
  "socks","scarf","handkerchief","hat","gloves","shoes","sneakers","bag","backpack","handbag","tote-bag","suitcase","wallet","belt","tie","umbrella","sunglasses","apron","kimono","hair-accessory","comb",
  // body
  "perfume","make-up","skincare","soap","bath","candle","incense","diffuser","hair-dryer","massager","toothbrush","shaver","fragrance",
  // kitchen and home
  "mug","cup","glassware","tableware","chopsticks","vase","cookware","knife","kitchen-gadget","kitchen-machine","blender","rice-cooker","air-fryer","water-bottle","lunch-box","barbecue-grill","wine-gadget",
  "blanket","pillow","cushion","bedding","towel","rug","lamp","clock","mirror","furniture","storage","vacuum-cleaner","fan","heater","air-purifier","humidifier","ornament","figurine","wall-art","poster",
  "photo-album","photo-frame","globe","map",
  // technology
  "headphones","speaker","smart-speaker","phone-accessory","charger","tablet","e-reader","laptop","computer-accessory","camera","instant-camera","drone","smartwatch","projector","television","console","video-game",
  "3d-printer","robot","smart-home-device","tracker","dash-cam",
  // play
  "toy","building-bricks","doll","plush","model-kit","train-set","board-game","card-game","puzzle","chess-set","mahjong-set","magic-kit","science-kit","craft-kit","costume","playing-cards",
  // make
  "yarn","sewing-machine","paint","pencils","easel","clay","tool","power-tool","calligraphy-set",
  // music
  "musical-instrument","guitar","piano","ukulele","drum","violin","harmonica","vinyl-record","record-player","microphone",
  // green and animals
  "plant","flowers","seeds","garden-tool","bird-feeder","pet-accessory","animal",
  // move
  "bicycle","bike-accessory","scooter","skateboard","yoga-mat","fitness-equipment","ball","racket","golf-gear","ski-gear","swim-gear","running-gear","fishing-gear","tent","sleeping-bag","hammock","torch","hiking-gear",
  "climbing-gear","flask","binoculars","telescope","microscope","car-accessory","motorcycle-gear","pocket-knife",
  // do
  "subscription","gift-card","ticket","concert-ticket","theatre-ticket","sports-ticket","membership","course","workshop","lesson","massage","spa","restaurant","tasting","trip","hotel","flight","cruise","photo-shoot","donation","tour",
  // materials
  "leather","wool","fur","glass","silver","gold",
] as const;
export type ThingId = (typeof thingIds)[number];
