/**
 * @generated SignedSource<<17a0996f1b8132eb5eddb890a57df721>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitorsScreen_viewer$data = {
  readonly visitors: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly profile: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"ProfileListItem_profile">;
        };
        readonly " $fragmentSpreads": FragmentRefs<"VisitNote_visit">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "VisitorsScreen_viewer";
};
export type VisitorsScreen_viewer$key = {
  readonly " $data"?: VisitorsScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorsScreen_viewer">;
};

import VisitorsScreenPaginationQuery_graphql from './VisitorsScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "visitors"
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
    },
    {
      "kind": "RootArgument",
      "name": "detailed"
    },
    {
      "kind": "RootArgument",
      "name": "range"
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
      "operation": VisitorsScreenPaginationQuery_graphql
    }
  },
  "name": "VisitorsScreen_viewer",
  "selections": [
    {
      "alias": "visitors",
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "VisitConnection",
      "kind": "LinkedField",
      "name": "__VisitorsScreen_visitors_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "VisitEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Visit",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Profile",
                  "kind": "LinkedField",
                  "name": "profile",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ProfileListItem_profile"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VisitNote_visit"
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

(node as any).hash = "3018f0a9121fb690e73cfd9fd0b3a216";

export default node;
