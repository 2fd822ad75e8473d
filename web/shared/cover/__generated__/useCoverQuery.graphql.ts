/**
 * @generated SignedSource<<78cc1c40a943a31ed42e81d3dc2a4768>>
 * @relayHash 1bbeac401d96470daeb9457c8119b39c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85f44fbe90cb7d5ee80befcdfbd636313423f46f3931e31b5265c6ed182095de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCoverQuery$variables = {
  chosen: boolean;
  id: string;
};
export type useCoverQuery$data = {
  readonly node?: {
    readonly picture?: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
  } | null | undefined;
};
export type useCoverQuery = {
  response: useCoverQuery$data;
  variables: useCoverQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosen"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCoverQuery",
    "selections": [
      {
        "condition": "chosen",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "usePictureSource_picture"
                        }
                      ],
                      "type": "Media",
                      "abstractKey": "__isMedia"
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "picture"
                  }
                ],
                "type": "Picture",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCoverQuery",
    "selections": [
      {
        "condition": "chosen",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
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
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
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
                        "alias": "gallery",
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
                      }
                    ],
                    "type": "Media",
                    "abstractKey": "__isMedia"
                  }
                ],
                "type": "Picture",
                "abstractKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "85f44fbe90cb7d5ee80befcdfbd636313423f46f3931e31b5265c6ed182095de",
    "metadata": {},
    "name": "useCoverQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "08a5e01d82b8dbce826ef77a46e40979";

export default node;
