/**
 * @generated SignedSource<<4f3254be34954d86a5b52040d5167332>>
 * @relayHash 1ef0cd1b444e966e042cea6164b2e9e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bde3126060cdf0ccdf3ec8edd9f33fedc8c53adf36f4c15100e88ed50b686da

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgesScreenQuery$variables = {
  banned: boolean;
};
export type LodgesScreenQuery$data = {
  readonly lodgeCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly nearbyLodges: {
    readonly " $fragmentSpreads": FragmentRefs<"LodgesSection_lodges">;
  } | null | undefined;
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"LodgesSection_lodges">;
  } | null | undefined;
  readonly popularLodges: {
    readonly " $fragmentSpreads": FragmentRefs<"LodgesSection_lodges">;
  } | null | undefined;
  readonly viewer: {
    readonly lodgeBan?: {
      readonly " $fragmentSpreads": FragmentRefs<"BanNote_ban">;
    } | null | undefined;
    readonly lodges: {
      readonly " $fragmentSpreads": FragmentRefs<"LodgesSection_lodges">;
    } | null | undefined;
  };
};
export type LodgesScreenQuery = {
  response: LodgesScreenQuery$data;
  variables: LodgesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "banned"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "LodgesSection_lodges"
},
v4 = [
  (v3/*:: as any*/)
],
v5 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "order",
    "value": "NEWEST"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "LodgeCategory",
  "kind": "LinkedField",
  "name": "lodgeCategories",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = [
  (v8/*:: as any*/),
  (v7/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Lodge",
  "kind": "LinkedField",
  "name": "node",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "TypeDiscriminator",
          "abstractKey": "__isMedia"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placeholder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "focusX",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "focusY",
          "storageKey": null
        },
        {
          "alias": "thumbnail",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "THUMBNAIL"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"THUMBNAIL\")"
        },
        {
          "alias": "card",
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "CARD"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"CARD\")"
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "GALLERY"
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(size:\"GALLERY\")"
        },
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LodgeCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Kink",
      "kind": "LinkedField",
      "name": "kinks",
      "plural": true,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Area",
      "kind": "LinkedField",
      "name": "place",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zipCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryArea",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "distance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "access",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newMemberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newMediaCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newDebateEntryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newMeetupCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRequestStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerInvitationStatus",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LodgeEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      (v11/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LodgesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "LodgeConnection",
            "kind": "LinkedField",
            "name": "lodges",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": "lodges(first:3)"
          },
          {
            "condition": "banned",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LodgeBan",
                "kind": "LinkedField",
                "name": "lodgeBan",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BanNote_ban"
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "LodgeConnection",
        "kind": "LinkedField",
        "name": "popularLodges",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "popularLodges(first:3)"
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "LodgeConnection",
        "kind": "LinkedField",
        "name": "nearbyLodges",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "nearbyLodges(first:3)"
      },
      {
        "alias": "newest",
        "args": (v5/*:: as any*/),
        "concreteType": "LodgeConnection",
        "kind": "LinkedField",
        "name": "lodges",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LodgeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "lodges(first:3,order:\"NEWEST\")"
      },
      (v9/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LodgesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "LodgeConnection",
            "kind": "LinkedField",
            "name": "lodges",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": "lodges(first:3)"
          },
          {
            "condition": "banned",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LodgeBan",
                "kind": "LinkedField",
                "name": "lodgeBan",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "until",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "LodgeConnection",
        "kind": "LinkedField",
        "name": "popularLodges",
        "plural": false,
        "selections": (v12/*:: as any*/),
        "storageKey": "popularLodges(first:3)"
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "LodgeConnection",
        "kind": "LinkedField",
        "name": "nearbyLodges",
        "plural": false,
        "selections": (v12/*:: as any*/),
        "storageKey": "nearbyLodges(first:3)"
      },
      {
        "alias": "newest",
        "args": (v5/*:: as any*/),
        "concreteType": "LodgeConnection",
        "kind": "LinkedField",
        "name": "lodges",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LodgeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "lodges(first:3,order:\"NEWEST\")"
      },
      (v9/*:: as any*/)
    ]
  },
  "params": {
    "id": "7bde3126060cdf0ccdf3ec8edd9f33fedc8c53adf36f4c15100e88ed50b686da",
    "metadata": {},
    "name": "LodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06955df81d986ebd314e07425c1bb638";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
