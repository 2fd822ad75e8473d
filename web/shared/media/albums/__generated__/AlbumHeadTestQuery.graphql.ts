/**
 * @generated SignedSource<<88abb4f3f455664149ac7a05df1ac10f>>
 * @relayHash 62d0c2bc393cd78a8d9205858a6f1804
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3afc214823abc5d67bab0f18184475ef00698438e38c86c20ac6e86d6d78b4e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlbumHeadTestQuery$variables = Record<PropertyKey, never>;
export type AlbumHeadTestQuery$data = {
  readonly album: {
    readonly " $fragmentSpreads": FragmentRefs<"AlbumHead_album">;
  } | null | undefined;
};
export type AlbumHeadTestQuery = {
  response: AlbumHeadTestQuery$data;
  variables: AlbumHeadTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "legacyId",
    "value": 1
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AlbumHeadTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AlbumHead_album"
          }
        ],
        "storageKey": "album(legacyId:1)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlbumHeadTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mediaCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerAccess",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "album(legacyId:1)"
      }
    ]
  },
  "params": {
    "id": "3afc214823abc5d67bab0f18184475ef00698438e38c86c20ac6e86d6d78b4e9",
    "metadata": {},
    "name": "AlbumHeadTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b351fd28594a27498f63a9d4e8c6cde";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
