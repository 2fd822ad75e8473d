/**
 * @generated SignedSource<<c3f6ce5dc84081424de7301c4a0b21de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DarkDeskScreen_viewer$data = {
  readonly darkApplications: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly profileId: string;
        readonly " $fragmentSpreads": FragmentRefs<"ApplicationForm_application">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DarkDeskScreen_viewer";
};
export type DarkDeskScreen_viewer$key = {
  readonly " $data"?: DarkDeskScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DarkDeskScreen_viewer">;
};

import DarkDeskScreenPaginationQuery_graphql from './DarkDeskScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "darkApplications"
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
      "operation": DarkDeskScreenPaginationQuery_graphql
    }
  },
  "name": "DarkDeskScreen_viewer",
  "selections": [
    {
      "alias": "darkApplications",
      "args": null,
      "concreteType": "DarkApplicationConnection",
      "kind": "LinkedField",
      "name": "__DarkDeskScreen_darkApplications_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DarkApplicationEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DarkApplication",
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
                  "name": "ApplicationForm_application"
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

(node as any).hash = "bec9e641aca3f80a39e82820e962e482";

export default node;
