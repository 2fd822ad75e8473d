/**
 * @generated SignedSource<<4df1960d9ba1b00b29025a088246cd15>>
 * @relayHash fb62f06417a6b627759066a3791f19fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31a3b667ce86129cdddb575bfc8197f233c13d5d0dc1cf1871e9558400ed73c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31a3b667ce86129cdddb575bfc8197f233c13d5d0dc1cf1871e9558400ed73c3",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
