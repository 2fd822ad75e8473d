/**
 * @generated SignedSource<<c09f5a233bfe37b72ed73694dc7257ed>>
 * @relayHash 76daa5cc78965e9e8c5717ae3323f54a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 769ddecc9f703ca88dd8fe10228984ed6e49faefb8742b8220d6b3a3300efca7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisitorsScreenQuery } from './VisitorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "769ddecc9f703ca88dd8fe10228984ed6e49faefb8742b8220d6b3a3300efca7",
    "metadata": {},
    "name": "VisitorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
