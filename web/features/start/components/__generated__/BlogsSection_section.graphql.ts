/**
 * @generated SignedSource<<685700e753bf7824c7ccdf946a9ccab2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlogsSection_section$data = {
  readonly blogEntries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly author: {
          readonly viewerHasHidden: boolean;
          readonly viewerIsFollowing: boolean;
        };
        readonly id: string;
        readonly viewerHasHidden: boolean;
        readonly viewerIsFollowing: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"BlogEntryCard_entry">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "BlogsSection_section";
};
export type BlogsSection_section$key = {
  readonly " $data"?: BlogsSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlogsSection_section">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerIsFollowing",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHasHidden",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlogsSection_section",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "BlogEntryConnection",
      "kind": "LinkedField",
      "name": "blogEntries",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BlogEntryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BlogEntry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BlogAuthor",
                  "kind": "LinkedField",
                  "name": "author",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BlogEntryCard_entry"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "blogEntries(first:6)"
    }
  ],
  "type": "BlogsStartSection",
  "abstractKey": null
};
})();

(node as any).hash = "d952385e192666d386a728a4ac100192";

export default node;
