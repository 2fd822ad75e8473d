/**
 * @generated SignedSource<<64f9b346ccfa4ca8d3b42f08681d265c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImpersonationLog_viewer$data = {
  readonly impersonations?: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"ImpersonationRow_impersonation">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ImpersonationLog_viewer";
};
export type ImpersonationLog_viewer$key = {
  readonly " $data"?: ImpersonationLog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpersonationLog_viewer">;
};

import ImpersonationLogPaginationQuery_graphql from './ImpersonationLogPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "impersonations"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "kind": "RootArgument",
      "name": "staff"
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
      "operation": ImpersonationLogPaginationQuery_graphql
    }
  },
  "name": "ImpersonationLog_viewer",
  "selections": [
    {
      "condition": "staff",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "impersonations",
          "args": null,
          "concreteType": "ImpersonationConnection",
          "kind": "LinkedField",
          "name": "__ImpersonationLog_impersonations_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ImpersonationEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Impersonation",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ImpersonationRow_impersonation"
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
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "44c5c2fcf77b6ab6c0c7e580aa2eff5c";

export default node;
