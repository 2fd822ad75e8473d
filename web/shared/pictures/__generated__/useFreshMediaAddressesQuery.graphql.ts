/**
 * @generated SignedSource<<13ff5fcf4dff97457e0994eded4f9a02>>
 * @relayHash a29e354e2f7c881228be18026ce40c1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2578bfa24a608384dd486f61ec8c16b3c095337b27bc66a67beb5cb395784a7

import type { ConcreteRequest } from 'relay-runtime';
export type useFreshMediaAddressesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useFreshMediaAddressesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly card?: string;
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
    "id": "e2578bfa24a608384dd486f61ec8c16b3c095337b27bc66a67beb5cb395784a7",
    "metadata": {},
    "name": "useFreshMediaAddressesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02d92aa5aa9a17fce770ec2fc6c9e66a";

export default node;
