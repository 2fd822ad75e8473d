/**
 * @generated SignedSource<<243e3029aa425047a0e1f15522c395a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlacklistScreen_viewer$data = {
  readonly blacklist: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly profileId: string;
        readonly " $fragmentSpreads": FragmentRefs<"BlockedRow_blocked">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "BlacklistScreen_viewer";
};
export type BlacklistScreen_viewer$key = {
  readonly " $data"?: BlacklistScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlacklistScreen_viewer">;
};

import BlacklistScreenPaginationQuery_graphql from './BlacklistScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "blacklist"
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
      "operation": BlacklistScreenPaginationQuery_graphql
    }
  },
  "name": "BlacklistScreen_viewer",
  "selections": [
    {
      "alias": "blacklist",
      "args": null,
      "concreteType": "BlockedProfileConnection",
      "kind": "LinkedField",
      "name": "__BlacklistScreen_blacklist_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BlockedProfileEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BlockedProfile",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "profileId",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BlockedRow_blocked"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "711d6559d66e46b4e937509cb42e65d4";

export default node;
