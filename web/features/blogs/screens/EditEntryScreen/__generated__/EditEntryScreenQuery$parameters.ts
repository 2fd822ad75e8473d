/**
 * @generated SignedSource<<f2e84fae7a45fb43ed0fa40a3e5dffc6>>
 * @relayHash 4a0727993fbe15f99a39d89193896fe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4437ca56bccbc30a2501933a8af9664403f846f8426acc90463b26cdfeedd2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditEntryScreenQuery } from './EditEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4437ca56bccbc30a2501933a8af9664403f846f8426acc90463b26cdfeedd2b",
    "metadata": {},
    "name": "EditEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
