/**
 * @generated SignedSource<<4c5172fd01664cf1eac971be048520ee>>
 * @relayHash a6444bfe0adc9f50afd832ec616104db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75bba2f380132070991fed4200a6d846637ed0f7fa66d95f966b6f845438e8c4

import type { ConcreteRequest } from 'relay-runtime';
export type useFreshMediaAddressesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useFreshMediaAddressesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly full?: string;
    readonly gallery?: string;
    readonly sourceUrl?: string;
    readonly thumbnail?: string;
    readonly videoUrl?: string;
  } | null | undefined>;
};
export type useFreshMediaAddressesQuery = {
  response: useFreshMediaAddressesQuery$data;
  variables: useFreshMediaAddressesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
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
    },
    {
      "alias": "full",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "FULL"
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(size:\"FULL\")"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    }
  ],
  "type": "Picture",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoUrl",
      "storageKey": null
    }
  ],
  "type": "Video",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshMediaAddressesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreshMediaAddressesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
  },
  "params": {
    "id": "75bba2f380132070991fed4200a6d846637ed0f7fa66d95f966b6f845438e8c4",
    "metadata": {},
    "name": "useFreshMediaAddressesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "22cf4ef8603abb04fc412dd0ea23319d";

export default node;
