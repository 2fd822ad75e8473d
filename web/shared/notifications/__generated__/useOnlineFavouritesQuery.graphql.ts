/**
 * @generated SignedSource<<50b1dcb7e5c7a436d01f33a8937c732c>>
 * @relayHash 8724ba041a00f377bc8b9cacb916f353
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0a30e1ed3dcfde07efe141a903d3eed621a547d7a553e4aec9b9929faa9b6d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOnlineFavouritesQuery$variables = Record<PropertyKey, never>;
export type useOnlineFavouritesQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly onlineFavourites: ReadonlyArray<{
      readonly id: string;
      readonly legacyId: number;
      readonly name: string;
      readonly picture: {
        readonly " $fragmentSpreads": FragmentRefs<"toastPicture_picture">;
      } | null | undefined;
    }> | null | undefined;
  };
};
export type useOnlineFavouritesQuery = {
  response: useOnlineFavouritesQuery$data;
  variables: useOnlineFavouritesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
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
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOnlineFavouritesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "onlineFavourites",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "picture",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "toastPicture_picture",
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOnlineFavouritesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "onlineFavourites",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "picture",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c0a30e1ed3dcfde07efe141a903d3eed621a547d7a553e4aec9b9929faa9b6d8",
    "metadata": {},
    "name": "useOnlineFavouritesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b88d3a793bde55541527dfd4c5f2815e";

export default node;
