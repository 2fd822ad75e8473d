/**
 * @generated SignedSource<<46b78e06d98c4ef6708bd859cea9929e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedPersonList_viewer$data = {
  readonly sharedPersons: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly earlier: {
          readonly profileId: string;
        };
        readonly later: {
          readonly profileId: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"SharedPersonList_pair">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SharedPersonList_viewer";
};
export type SharedPersonList_viewer$key = {
  readonly " $data"?: SharedPersonList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedPersonList_viewer">;
};

import SharedPersonListPaginationQuery_graphql from './SharedPersonListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "sharedPersons"
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "profileId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": SharedPersonListPaginationQuery_graphql
    }
  },
  "name": "SharedPersonList_viewer",
  "selections": [
    {
      "alias": "sharedPersons",
      "args": null,
      "concreteType": "SharedPersonConnection",
      "kind": "LinkedField",
      "name": "__SharedPersonList_sharedPersons_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SharedPersonEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SharedPerson",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProfileOfSharedPerson",
                  "kind": "LinkedField",
                  "name": "later",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProfileOfSharedPerson",
                  "kind": "LinkedField",
                  "name": "earlier",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SharedPersonList_pair"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "66e4a0680046b384fd6e68f71ed0c80d";

export default node;
